import type { Fault } from '../fault';

export const webhookFails: Fault = {
  name: 'lead webhook: 500',
  begin({ target }) {
    target.status = 500;
  },
  end({ target }) {
    target.status = 200;
  },
};

/** Each answer within its time limit, and a whole message within none. */
export const slowMail: Fault = {
  name: 'SMTP: 4.5 s an answer',
  begin({ mail }) {
    mail.pause = 4_500;
  },
  end({ mail }) {
    mail.pause = 0;
  },
};
