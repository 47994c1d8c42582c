import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault';

const fillerOf = (data: string) => path.join(data, 'filler');

export const brokenDisk: Fault = {
  name: 'disk full, build read-only',
  leads: 'may be refused',
  begin({ data, canBreakDisk, setBuildReadOnly }) {
    if (!canBreakDisk) return console.log('(without root the disk cannot be broken)');
    spawnSync('dd', ['if=/dev/zero', `of=${fillerOf(data)}`, 'bs=1M']);
    setBuildReadOnly(true);
  },
  end({ data, canBreakDisk, setBuildReadOnly }) {
    rmSync(fillerOf(data), { force: true });
    if (canBreakDisk) setBuildReadOnly(false);
  },
};
