import type { Fault } from '../fault';
import { contentServiceFails } from './services';

export const killed: Fault = { name: 'server killed', begin: ({ killAndRestart }) => killAndRestart() };

const outage = contentServiceFails('500');

export const killedInOutage: Fault = {
  name: 'server killed, content service: 500',
  async begin(bed, phase) {
    await outage.begin?.(bed, phase);
    await bed.killAndRestart();
  },
  end: outage.end,
};
