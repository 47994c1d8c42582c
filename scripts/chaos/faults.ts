import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestBed } from './test-bed';

/** A temporary failure. */
interface Fault {
  name: string;
  begin?(bed: TestBed): unknown;
  /** Ends the fault. Resolves to a problem, if any. */
  end?(bed: TestBed): unknown;
  /** Whether forms may fail; by default they must be stored. */
  leads?: 'may be refused' | 'must be refused';
}

const contentService = (kind: '500' | 'hang' | 'ok') => (bed: TestBed) =>
  void bed.contentful.command({ do: 'mode', mode: { kind } });
const set = (service: 'target' | 'mail', values: object) => (bed: TestBed) =>
  void Object.assign(bed[service], values);

let lock: DatabaseSync | undefined;

export const faults: Fault[] = [
  { name: 'none' },
  { name: 'content service: 500', begin: contentService('500'), end: contentService('ok') },
  { name: 'content service: hangs', begin: contentService('hang'), end: contentService('ok') },
  { name: 'lead webhook: 500', begin: set('target', { status: 500 }), end: set('target', { status: 200 }) },
  // Each response is within its timeout, but a whole message is not.
  { name: 'SMTP: 4.5 s per response', begin: set('mail', { pause: 4_500 }), end: set('mail', { pause: 0 }) },
  { name: 'server killed', begin: (bed) => bed.killAndRestart() },
  {
    name: 'database locked by another process',
    leads: 'may be refused',
    begin({ data }) {
      lock = new DatabaseSync(path.join(data, 'leads.db'));
      lock.exec('begin immediate');
    },
    end: () => lock?.close(),
  },
  {
    name: 'database deleted',
    leads: 'must be refused',
    begin({ data }) {
      renameSync(data, `${data}-deleted`);
      mkdirSync(data);
    },
    // Restored, so that earlier leads can be counted.
    async end({ data, url }) {
      const { status } = await fetch(`${url}/api/health/ready`);
      rmSync(data, { recursive: true });
      renameSync(`${data}-deleted`, data);
      return status === 503 ? undefined : `ready with ${status}`;
    },
  },
  {
    name: 'disk full',
    leads: 'may be refused',
    begin: ({ filler }) => filler && spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']),
    end: ({ filler }) => (filler ? rmSync(filler) : 'skipped: only root may mount a small disk'),
  },
  {
    name: 'server killed, content service: 500',
    begin(bed) {
      contentService('500')(bed);
      return bed.killAndRestart();
    },
    end: contentService('ok'),
  },
  { name: 'none' },
];
