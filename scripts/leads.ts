import { timeZone } from '@/content/time-zone';
import { runCommand } from './lib/command';

const usage = `Usage: npm run leads -- [command]

  list                              every lead and its deliveries (also without a command)
  list --open                       only leads that are not answered yet
  list --spam                       only leads that are quarantined as spam
  show SO-XXXX-XXXX                 everything about one lead
  done SO-XXXX-XXXX [--note "..."]  mark it as answered (a call as held, or with --missed as missed)
  undo SO-XXXX-XXXX                 mark it as not answered again
  link                              a new link to the office's list of leads
  link SO-XXXX-XXXX                 a new link to the office's page of one lead
  analysis SO-XXXX-XXXX --from FILE.json
                                    save a lead's revenue analysis as a draft; --send emails it to the owner
  export --format csv|json          every lead except spam; --form newsletter for a single form
  report [--since 90d]              leads, answers, visits, speed and script errors; --format json for JSON
  redeliver                         retry failed deliveries, and deliver leads to targets that were set up later
  redeliver SO-XXXX-XXXX ...        deliver these leads again, even if they were delivered or are quarantined as spam
  meetings                          upcoming calls
  purge --older-than 400d           delete leads older than 400 days, except newsletter addresses and upcoming calls,
                                    and visit counts that are older than the privacy policy allows
  purge --older-than 400d --force   the same, even if that is most of the leads or the clock may be wrong
  backup FILE                       copy the SQLite database to a new FILE, even while the site is running
  alert UNIT                        email the office that this systemd unit failed
  forget --email name@example.com   delete every lead that contains this address, even in its message, and remove it
                                    from notes on other leads

Times are ${timeZone.name}; in exports and in --format json they are UTC.
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
    // Don't import these modules at the top of the file: they parse the settings, and the .env files are read only just
    // before `run` is called.
    const { env } = await import('@/lib/platform/env');
    const { runLeads } = await import('./leads/commands');
    await runLeads(env, words, options, (text) => process.stdout.write(text));
    return 0;
  },
  failure: { status: 1, text: 'Could not read or change the leads' },
});
