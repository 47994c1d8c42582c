import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from '../singleton.ts';

interface CurrentRequest {
  id: string;
  /** The address at the other end of the socket. */
  peer: string | undefined;
}

/** What the process around Next and the modules that Next bundles share. */
interface ProcessState {
  request: AsyncLocalStorage<CurrentRequest>;
  /** What must be ended before the process may go. */
  stops: Set<() => Promise<void>>;
  isStopping: boolean;
}

/** What is shared within this process. */
export const processState = singleton<ProcessState>('process', () => ({
  request: new AsyncLocalStorage(),
  stops: new Set(),
  isStopping: false,
}));
