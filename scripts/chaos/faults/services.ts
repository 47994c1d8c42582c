import type { Fault } from '../fault';

/** The content service answers 500, or not at all. */
export const contentServiceFails = (kind: '500' | 'hang'): Fault => ({
  name: `content service: ${kind}`,
  begin: ({ contentful }) => contentful.command({ do: 'mode', mode: { kind } }),
  end: ({ contentful }) => contentful.command({ do: 'mode', mode: { kind: 'ok' } }),
});

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
