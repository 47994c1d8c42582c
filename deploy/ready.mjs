// Waits until an instance serves pages and can store leads: node ready.mjs PORT [SECONDS]. HOST is where it listens.
const [port, seconds = '60'] = process.argv.slice(2);
const url = `http://${process.env.HOST || '127.0.0.1'}:${port}/api/health/ready`;
const end = Date.now() + Number(seconds) * 1000;

/** Whether the process that systemd has started (MAINPID) still runs, if it is systemd that asks. */
function isRunning() {
  try {
    return !process.env.MAINPID || process.kill(Number(process.env.MAINPID), 0);
  } catch {
    return false;
  }
}

let response;
do {
  response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (response?.ok) process.exit();
  await new Promise((resolve) => setTimeout(resolve, 200));
} while (Date.now() < end && isRunning());
console.error(`Port ${port} is not ready: ${response ? await response.text() : 'no response'}`);
process.exit(1);
