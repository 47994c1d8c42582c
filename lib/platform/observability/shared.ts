import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from '../singleton.ts';

interface CurrentRequest {
  id: string;
  /** The address at the other end of the socket. */
  peer: string | undefined;
  /** Sent from this very machine, and not through a proxy on it. */
  isLocal: boolean;
}

/** The addresses that the build answers, with the name of each route. */
interface Routes {
  /** Addresses without parameters: each is its own name. */
  fixed: ReadonlySet<string>;
  /** Routes with parameters, in the order in which Next tries them. */
  patterns: readonly { pattern: RegExp; name: string }[];
}

/** What the process around Next and the modules that Next bundles share. */
interface Shared {
  /** The request that is being answered here. */
  request: AsyncLocalStorage<CurrentRequest>;
  /** The figures of this process in Prometheus' text form. */
  metrics?: () => Promise<string>;
  routes?: Routes;
  /** What must be ended before the process may go. */
  stops: Set<() => Promise<void>>;
  /** Set once the process is to stop. */
  isStopping: boolean;
}

/** What is shared within this process. */
export const shared = singleton<Shared>('process', () => ({
  request: new AsyncLocalStorage(),
  stops: new Set(),
  isStopping: false,
}));
