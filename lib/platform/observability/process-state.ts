import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { singleton } from '../singleton.ts';

interface CurrentRequest {
  id: string;
  peer: string | undefined;
  forwardedFor: string;
  response: ServerResponse;
}

interface ProcessState {
  request: AsyncLocalStorage<CurrentRequest>;
  /** Called at shutdown, before the process exits. */
  stops: Set<() => Promise<void>>;
  isStopping: boolean;
}

/** State shared between the server and the modules that Next bundles. */
export const processState = singleton<ProcessState>('process', () => ({
  request: new AsyncLocalStorage(),
  stops: new Set(),
  isStopping: false,
}));
