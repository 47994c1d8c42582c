import { largeBodies as bodies, type Load, sendLarge, startLoad } from '../../../e2e/support/scale/load';
import type { Fault } from '../fault';

let load: Load;
let sending: Promise<void>;
let isOver = false;

/** Bodies that no route takes, sent through nginx while others visit through it. */
export const largeBodies: Fault = {
  name: 'large bodies through nginx',
  begin({ throughNginx }, phase) {
    isOver = false;
    // An address that differs each time is in no cache.
    load = startLoad(Array.from({ length: 5_000 }, (_, n) => `${throughNginx}/plans?visit=${n}`));
    const send = async () => {
      while (!isOver)
        for (const [method, path, bytes, status] of bodies) {
          const got = await sendLarge(throughNginx + path, method, bytes).catch(String);
          if (got !== status) phase.problem(`${method} ${path}: ${got}`);
        }
    };
    sending = send();
  },
  async end(_, phase) {
    isOver = true;
    await sending;
    const { failures } = await load.stop();
    for (const failure of failures) phase.problem(`through nginx: ${failure.replace(/\?.*/, '')}`);
  },
};
