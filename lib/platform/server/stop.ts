import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { logOf } from '../observability/log.ts';
import { processState } from '../observability/process-state.ts';

/**
 * Times in ms after the signal. After CLOSE_SILENT_MS, connections that never sent a request are closed; after
 * CUT_OFF_MS, running requests are cut off; after EXIT_MS, the process exits. Background work stops within 5 s.
 */
const CLOSE_SILENT_MS = 1_000;
const CUT_OFF_MS = 15_000;
const EXIT_MS = 22_000;

/** The returned function lets requests finish first, then stops background work and closes the database. */
export function createStop(server: Server, closeApp: () => Promise<void>) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (signal: string): Promise<void> => {
    const log = logOf('server');
    processState.isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('exited before background work had finished');
      process.exit(1);
    }, EXIT_MS).unref();

    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Closing the server closes only connections that are idle at that moment. Close the others as they become idle.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    // Browsers and proxies open spare connections, which send nothing yet. Node doesn't count those as idle, so close
    // them here.
    setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, CLOSE_SILENT_MS).unref();
    setTimeout(() => {
      log.warn('cut off what was under way');
      server.closeAllConnections();
    }, CUT_OFF_MS).unref();
    await closed;
    await Promise.allSettled([closeApp, ...processState.stops].map((end) => end()));
    log.info('stopped');
    process.exit(0);
  };
}
