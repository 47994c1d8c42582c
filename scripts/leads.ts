import { runCommand } from './lib/command';

const usage = `Usage: npm run leads -- [command]

  list                              every lead and its deliveries (also without a command)
  list --open                       those that are not answered yet
  list --spam                       those quarantined as spam
  show SO-XXXX-XXXX                 everything about one lead
  done SO-XXXX-XXXX [--note "..."]  mark it as answered, a call as held, or with --missed as missed
  undo SO-XXXX-XXXX                 take that back
  link                              a new link to the office's list of leads
  link SO-XXXX-XXXX                 a new link to the office's page of one lead
  analysis SO-XXXX-XXXX --from FILE.json
                                    store the revenue analysis of a lead as a draft; --send emails it to the owner
  export --format csv|json          every lead that is no spam; --form newsletter for one form
  report [--since 90d]              leads, answers, visits, speed and script errors; --format json for a program
  redeliver                         deliver again what was given up, or never queued for a target set since
  redeliver SO-XXXX-XXXX ...        deliver these again, also when delivered or quarantined as spam
  meetings                          the calls that are still to come
  purge --older-than 400d           delete leads older than that many days, but no newsletter addresses and coming
                                    calls; and counts of visits that are older than 400 days
  purge --older-than 400d --force   the same, even if that is most of the leads
  backup FILE                       copy SQLite's database to a new FILE, also while the site runs
  alert UNIT                        email the office that this unit of systemd failed
  forget --email name@example.com   delete every lead that names this address, in its message too, and remove the
                                    address from notes on other leads

Times are Central; in exports and in --format json they are UTC.
`;

await runCommand({
  usage,
  options: {
    spam: { type: 'boolean' },
    open: { type: 'boolean' },
    force: { type: 'boolean' },
    missed: { type: 'boolean' },
    send: { type: 'boolean' },
    from: { type: 'string' },
    note: { type: 'string' },
    form: { type: 'string' },
    format: { type: 'string' },
    since: { type: 'string' },
    'older-than': { type: 'string' },
    email: { type: 'string' },
  },
  async run(words, options) {
    // Settings are parsed when these modules are loaded: not before the .env files have been read.
    const { env } = await import('@/lib/platform/env');
    const { runLeads } = await import('./leads/commands');
    await runLeads(env, words, options, (text) => process.stdout.write(text));
    return 0;
  },
  failure: { status: 1, text: 'The leads could not be read or changed' },
});
