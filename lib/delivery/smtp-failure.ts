import { failureOf } from '@/lib/platform/observability/failure';
import { DeliveryError } from './target';

/** Properties that nodemailer adds to an error. `command` is the step that failed, such as "RCPT TO". */
type SmtpError = { response?: string; responseCode?: number; command?: string };

/** Replies that ask for a login or another order of commands. */
const SENDER_CODES = [502, 503, 530, 534, 535, 538];
/** Statuses of RFC 3463 about a mailbox or its server, and about the sender or a policy ("relay access denied"). */
const RECIPIENT_STATUS =
  /^\d\.(?:1\.(?:[1-6]|10)|2\.[1-4]|4\.(?:[0-4]|1[24]|310)|7\.(?:1[78]|124|129|13[3-6]))$/;
const SENDER_STATUS = /^\d\.(?:1\.[789]|7\.\d+)$/;
/** Servers that send no clear status say what is wrong in words. Those about the recipient's mailbox come first. */
const RECIPIENT_WORDS = [
  /(?:user|recipient|address|mailbox|account) (?:is )?(?:unknown|unavailable|not found|full)/i,
  /(?:recipient|mailbox) (?:is |has been )?(?:suspended|disabled|inactive)|by (?:the )?recipient|mailbox owner/i,
  /(?:unknown|no such) (?:local )?(?:user|recipient|address|mailbox)/i,
  /(?:does|may)(?: not|n.t) exist|(?:recipient|mailbox) table/i,
];
/** Servers say so of a recipient with any status, also for a reason that lies with the sender. */
const RECIPIENT_REJECTED = /recipient address rejected|target address/i;
/** The mailbox that a server calls unknown may be the sender's. */
const SENDER_ADDRESS = /(?:sender|from)(?: e-?mail)? (?:address|domain|verif)|helo|client host/i;
const SENDER_WORDS = [
  /relay|rcpthosts|authenticat|\bauth\b|sender|send ?as|from address|not verified|is unverified|helo|client host/i,
  /reputation|blocked using|bl(ac|o)c?k ?list|is listed (?:at|by|in|on)\b|spam|spoof/i,
  /\b(?:rbl|dnsbl|spf|dkim|dmarc|your (?:ip|account|domain|organization))\b/i,
  /mail from not\b|(?:allowed|permitted) to send|activate your/i,
  // A limit of our own account or of our server
  /daily|hourly|per (?:day|hour|minute)|sending|outbound|throttl|too (?:many|fast)/i,
  /\brate(?:\b|limit)|(?:mail|messag(?:e|ing)) limit/i,
];
/** Finds addresses and names of servers in a reply, whose words say nothing about the failure. */
const ADDRESS = /@|\w\.\w/;

/**
 * Tells a failure by the reply's code and the step, such as "550 5.1.1 at RCPT", and never by the server's words,
 * which may contain addresses. A rejected sender or login is not permanent, because the operator can repair it.
 */
export function toEmailError(error: unknown): DeliveryError {
  const { response = '', responseCode: code, command = '' } = error as SmtpError;
  if (code === undefined) return new DeliveryError(failureOf(error));
  const [step = ''] = command.split(' ');
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const isAboutEmail = step === 'RCPT' || step === 'DATA';
  const words = withoutAddresses(response);
  const isAboutSender = isAboutEmail && isSenderRejected(step, code, status, words);
  const reply = [code, status].filter(Boolean).join(' ');
  const failure = new DeliveryError(`${reply} at ${step}${isAboutSender ? ' (sender)' : ''}`);
  failure.isPermanent = code >= 500 && isAboutEmail && !isAboutSender;
  // A server that rejects an email for its content, for example by a policy, will reject other emails too.
  failure.isAboutRecipient = failure.isPermanent && (step === 'RCPT' || isRecipientRejected(status, words));
  return failure;
}

const withoutAddresses = (response: string) =>
  response
    .split(/[\s:;,<>]+/)
    .filter((word) => !ADDRESS.test(word))
    .join(' ');

const isRecipientRejected = (status: string, words: string): boolean =>
  RECIPIENT_STATUS.test(status) ||
  (RECIPIENT_WORDS.some((pattern) => pattern.test(words)) && !SENDER_ADDRESS.test(words));

function isSenderRejected(step: string, code: number, status: string, words: string): boolean {
  if (SENDER_CODES.includes(code)) return true;
  if (isRecipientRejected(status, words) || /gr[ae]y-?list/i.test(words)) return false;
  const isByStatus = step === 'RCPT' && SENDER_STATUS.test(status) && !RECIPIENT_REJECTED.test(words);
  return isByStatus || SENDER_WORDS.some((pattern) => pattern.test(words));
}
