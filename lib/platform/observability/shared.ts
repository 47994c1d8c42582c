import { AsyncLocalStorage } from 'node:async_hooks';
import type { Routes } from '../next/routes-manifest.ts';
import { singleton } from '../singleton.ts';

interface CurrentRequest {
  id: string;
  /** The address at the other end of the socket. */
  peer: string | undefined;
  /** Sent from this very machine, and not through a proxy on it. */
  isLocal: boolean;
}

/** What the process around Next and the modules that Next bundles share. */
interface Shared {
  /** The request that is being answered here. */
  request: AsyncLocalStorage<CurrentRequest>;
  /** The figures of this process in Prometheus' text form. */
  metrics?: () => Promise<string>;
  /** The routes of the build that is served. */
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
