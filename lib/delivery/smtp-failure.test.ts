import { expect, test } from 'vitest';
import { toEmailError } from './smtp-failure';

/** An error as nodemailer throws it. */
const errorOf = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

const read = (command: string, response: string) => {
  const { message, isPermanent, isAboutRecipient } = toEmailError(errorOf(command, response));
  return [message, isPermanent, isAboutRecipient];
};

const google = `550-5.1.1 The email account that you tried to reach does not exist. Please try
550-5.1.1 double-checking the recipient's email address for typos.
550 5.1.1 For more information, go to https://support.google.com/mail/?p=NoSuchUser d2e1a72 - gsmtp`;

test.each([
  ['550 5.1.1', google],
  [
    '550 5.1.1',
    '550 5.1.1 <sender@example.com>: Recipient address rejected: User unknown in relay recipient table',
  ],
  [
    '550 5.4.1',
    '550 5.4.1 Recipient address rejected: Access denied. [SN1NAM02FT0012.eop-nam02.prod.protection.outlook.com]',
  ],
  ['550 5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  ['554', '554 delivery error: dd This user doesn’t have a yahoo.com account (ada@yahoo.com) [0]'],
  ['550 5.2.1', '550 5.2.1 The email account that you tried to reach is disabled.'],
  ['552 5.2.2', '552 5.2.2 The email account that you tried to reach is over quota'],
  ['501 5.1.3', '501 5.1.3 Bad recipient address syntax'],
  ['550 5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable'],
  ['550', '550 no mailbox by that name is currently available'],
  ['550', '550-<relay@example.com>\n550 Unrouteable address'],
  ['550', '550 User unknown in relay recipient table'],
  ['550 5.7.1', '550 5.7.1 <ada@example.com>: Recipient address rejected: user unknown'],
  ['550', '550 relay1.mail.example: no such user'],
  ['550', '550 spam-relay.mail.example says: Ada left'],
  ['550', '550 mailbox unavailable. Sender not blocked'],
  ['550', '550 The account does not exist at this relay'],
  ['552', '552 Mailbox full, too many messages'],
  ['554 5.7.1', '554 5.7.1 The recipient mailbox has been suspended'],
  ['554 5.7.1', '554 5.7.1 <ada@example.com>: Recipient address rejected: Blocked by recipient'],
  ['550 5.7.17', '550 5.7.17 Mailbox owner has changed'],
  ['554 5.7.1', '554 5.7.1 <ada@example.com>: Recipient address rejected: Not in recipient list'],
  ['550 5.7.1', '550 5.7.1 Policy rejection on the target address'],
  [
    '550',
    '550 The account or domain may not exist, they may be blacklisted, or missing the proper dns entries.',
  ],
  ['550 5.7.133', '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required'],
  ['550 5.4.14', '550 5.4.14 Hop count exceeded - possible mail loop, too many hops'],
])('%s at RCPT ends a delivery, and is about the recipient: %s', (reply, response) => {
  expect(read('RCPT TO', response)).toEqual([`${reply} at RCPT`, true, true]);
});

test.each([
  ['554 5.7.1', '554 5.7.1 <ada@example.com>: Relay access denied'],
  ['454 4.7.1', '454 4.7.1 <ada@example.com>: Relay access denied'],
  ['550', '550 relay not permitted'],
  ['553', '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)'],
  ['530 5.5.1', '530 5.5.1 Authentication Required.'],
  ['550 5.7.1', '550 5.7.1 Client host rejected: cannot find your hostname'],
  ['550', '550 198.51.100.7 blocked using zen.spamhaus.org'],
  ['550 5.1.8', '550 5.1.8 <hello@example.com>: Sender address rejected: Domain not found'],
  [
    '550 5.1.0',
    '550 5.1.0 <hello@example.com>: Sender address rejected: User unknown in virtual mailbox table',
  ],
  ['504 5.5.2', '504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname'],
  ['503', '503 sender not yet given'],
  ['550', '550 198.51.100.7 is listed at SORBS'],
  ['550', '550 JunkMail rejected - [198.51.100.7] is in an RBL'],
  ['550', '550 SPF check failed'],
  ['553', '553 Mail from 198.51.100.7 not allowed - VS99-IP1 deferred'],
  ['550 5.4.5', '550 5.4.5 Daily user sending limit exceeded.'],
  ['550', '550 daily quota exceeded'],
  ['550', '550 Domain example.com has exceeded the max emails per hour (100/100) allowed.'],
  ['550', '550 too many messages'],
  ['550', '550 You have exceeded your messaging limits'],
  ['550', '550 SMTP AUTH is required for message submission on port 587'],
  ['550', '550 The domain example.com is unverified and requires DNS configuration.'],
  ['550 5.4.6', '550 5.4.6 Unusual sending activity detected. Please try after sometime'],
  [
    '550 5.7.1',
    '550 5.7.1 <ada@example.com>: Recipient address rejected: Message rejected due to: SPF fail - not authorized',
  ],
  ['550', '550 Message rate exceeded'],
  ['553', '553 Domain of sender address hello@example.com does not exist'],
])('%s at RCPT is about us, and never ends a delivery: %s', (reply, response) => {
  expect(read('RCPT TO', response)).toEqual([`${reply} at RCPT (sender)`, false, false]);
});

test.each([
  ['DATA', '550 5.1.1 at DATA', '550 5.1.1 No such user', true, true],
  [
    'DATA',
    '550 5.7.1 at DATA',
    '550-5.7.1 This message is likely unsolicited mail.\n550 5.7.1 gsmtp',
    true,
    false,
  ],
  ['DATA', '554 at DATA (sender)', '554 Message rejected: Email address is not verified.', false, false],
  [
    'DATA',
    '554 5.2.252 at DATA (sender)',
    '554 5.2.252 SendAsDenied; hello@example.com not allowed to send as',
    false,
    false,
  ],
  ['DATA', '554 at DATA', '554 Message not allowed - Email not accepted for policy reasons.', true, false],
  ['DATA', '550 5.6.0 at DATA', '550 5.6.0 Lone CR or LF in body', true, false],
  ['DATA', '552 5.3.4 at DATA', '552 5.3.4 Message size exceeds fixed limit', true, false],
  ['DATA', '554 at DATA', '554 Transaction failed', true, false],
  ['DATA', '554 at DATA', '554 Mailbox unavailable', true, true],
  [
    'DATA',
    '550 at DATA (sender)',
    '550 Domain example.com is not allowed to send: Please activate your account.',
    false,
    false,
  ],
  ['DATA', '550 5.4.5 at DATA (sender)', '550 5.4.5 Daily user sending limit exceeded.', false, false],
  ['DATA', '550 at DATA (sender)', '550 Rejected by header based Anti-Spoofing policy', false, false],
  ['DATA', '554 at DATA (sender)', '554 Your account has been suspended', false, false],
  ['DATA', '550 5.2.0 at DATA (sender)', '550 5.2.0 spam content', false, false],
  ['DATA', '550 5.2.2 at DATA', '550 5.2.2 Mailbox full: daily digest of spam', true, true],
  ['DATA', '451 4.3.0 at DATA', '451 4.3.0 Try again later', false, false],
  ['RCPT TO', '452 4.2.2 at RCPT', '452 4.2.2 The recipient’s inbox is out of storage space', false, false],
  ['RCPT TO', '450 4.7.1 at RCPT', '450 4.7.1 Recipient address rejected: Greylisted', false, false],
  ['MAIL FROM', '550 5.7.1 at MAIL', '550 5.7.1 hello@example.com is not yours', false, false],
  ['MAIL FROM', '553 5.1.8 at MAIL', '553 5.1.8 hello@example.com... Domain does not exist', false, false],
  [
    'AUTH PLAIN',
    '535 5.7.8 at AUTH',
    '535-5.7.8 Username and Password not accepted.\n535 5.7.8 gsmtp',
    false,
    false,
  ],
  ['CONN', '554 5.7.1 at CONN', '554 5.7.1 No SMTP service here', false, false],
  ['CONN', '421 4.7.0 at CONN', '421 4.7.0 Too many connections', false, false],
])('at %s: %s', (command, message, response, isPermanent, isAboutRecipient) => {
  expect(read(command, response)).toEqual([message, isPermanent, isAboutRecipient]);
});

test('a failure without a reply says what failed', () => {
  const timeout = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'CONN' });
  expect(toEmailError(timeout)).toMatchObject({ message: 'ETIMEDOUT', isPermanent: false });
  expect(toEmailError(new DOMException('', 'TimeoutError')).message).toBe('TimeoutError');
});
