import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost } from '@/content/blog/builders';
import { doc, embed, h2, h3, ol, p, quote, table, toEntry, ul } from '@/content/blog/rich-text';
import { ownerStatement } from './owner-statement';

export const managerPercentage = blogPost({
  id: 'managerPercentage',
  createdAt: '2026-02-11T15:00:00Z',
  updatedAt: '2026-05-04T12:00:00Z',
  tags: ['propertyManagement', 'feesExplained', 'featuredPost'],
  fields: {
    title: 'What a property manager’s percentage buys',
    excerpt:
      'What the money pays for, item by item, so that you can hold it against any offer, ours included.',
    author: 'Eleanor Whitfield',
    photo1: [
      addCaption(
        pictures.goldenHour,
        'goldenHourOwners',
        'What most owners bought the house for. The rest of this page is about who minds it meanwhile.',
      ),
    ],
    content1: doc(
      p(
        'Every owner asks it sooner or later, usually at night, with a statement on the table: *what do they do for that?* It is a fair question, and it has an honest answer, though not a short one. A manager’s percentage buys three things that are easy to see, four that are not, and one that you only notice when it is missing.',
      ),
      p(
        'This is our attempt to lay it out, item by item, so that you can hold it against any offer, ours included. Where we think you would do better on your own, we say so.',
      ),
      h2('First, percent of what?'),
      p(
        'Two managers quote a quarter, and one of them costs you far more. The difference is hidden in the word that follows *of*. It may be a percentage of the rent alone. It may be of rent and cleaning, of rent and all guest fees, or of the whole sum the guest paid, taxes included. Some take it before the booking site’s own fee and some after.',
      ),
      p(
        'Here is the same week under three contracts. The numbers are round and invented, for the arithmetic alone.',
      ),
      table(
        ['', 'A: 24% of rent', 'B: 20% of everything', 'C: 15% and extras'],
        ['Rent for the week', '$3,000', '$3,000', '$3,000'],
        ['Cleaning, paid by the guest', '$350', '$350', '$350'],
        ['Taxes, paid by the guest', '$400', '$400', '$400'],
        ['Commission', '$720', '$750', '$450'],
        ['Listing, photography, linen and call fees', 'none', 'none', '$330'],
        ['What the week cost the owner', '$720', '$750', '$780'],
      ),
      p(
        'The lowest number on the first page is the highest at the bottom of the last. It does not always come out that way. The point is that you can’t tell until you have written down all the rows.',
      ),
      h2('Four things an offer should say without being asked'),
      ul(
        '**What it costs to begin.** Photographs, locks, a deep clean, the linen for a first summer. Some managers bill it, some include it, some take it out of the first payouts. Ask for the sum, and for the month in which you will have earned it back.',
        '**Who pays for cleaning.** Usually the guest does, as part of the price. Ask what happens when the cleaning costs more than the guest was charged, and who pays after your own stay.',
        '**When the money comes.** On which day of which month, by what route, and for which nights. Ask as well where guests’ deposits are kept until then.',
        '**How it ends.** How many days of notice, what becomes of the bookings already made, and who tells those guests.',
      ),
      p(
        'A manager who has been asked these things a hundred times has them on one page. One who has to look them up will get back to you, and how long that takes is an answer too.',
      ),
      h2('What you can see'),
      h3('A listing that looks like your house'),
      p(
        'Photographs by someone who knows what light does at four in the afternoon, a description without the word *paradise*, the right bed in the right room, and the same facts on every site. It is a few days of work at the start and an hour a month after that. You could do it yourself, once. We made [a list of what to do before the photographer comes](/blog/five-jobs-before-the-photographer-comes), and you are welcome to it whoever holds the camera.',
      ),
      h3('A price for every night'),
      p(
        'No single rate fits a whole year. A school calendar moves in Tennessee, a wedding fills a town, a week in May stays empty for no reason at all, and the right number for that Thursday changes. Software helps, and most managers use the same two or three programs. What differs is whether a person looks at the result and overrules it. Ask who that is, on which day of the week they look, and what they changed last month.',
      ),
      h3('Clean sheets at four o’clock'),
      p(
        'The turnover is where the business lives. Six hours on a Saturday, every home at once, in August. You are paying for a crew that comes, for an inspector who is not the cleaner, for spare linen in the right size, and for somebody who knows at two o’clock that the house on the corner will not be ready, and has already called the guests.',
      ),
      h2('What you can’t see'),
      h3('The phone'),
      p(
        'Most calls are about the same nine things: the door code, the grill, the television, the air. They arrive at dinner time and after midnight. A guest who is answered within minutes forgets that there was a problem; a guest who is answered in the morning writes about it. Ask any manager who answers at eleven at night, whether that person can send someone, and how long it took the last time.',
      ),
      embed(
        addCaption(
          pictures.umbrellas,
          'umbrellasManager',
          'Nobody on this beach is thinking about the water heater. Somebody else is.',
        ),
      ),
      h3('The trades'),
      p(
        'In July every heat pump on the coast fails on the same afternoon. Who gets the technician? Whoever has given that company work in January. A manager’s list of plumbers, electricians and roofers, and the standing that goes with it, is an asset that you rent. Ask whether their bills reach you as written, or with something added, and how much they may spend without calling you. Have both in the contract.',
      ),
      h3('The paper'),
      p(
        'State license, county and perhaps city registration, sales tax, tourist tax, insurance certificates, safety checks, association rules. None of it is hard. All of it is late if nobody owns it. Some managers file in your name and some expect you to; it must be written down which. We put the outline into [bed tax and licenses in plain words](/blog/bed-tax-and-licenses).',
      ),
      h3('The eyes'),
      p(
        'An empty house on salt water is always doing something: a drip, a rusting hinge, a wasp nest under the stair. Regular inspections with pictures find the twenty-dollar problem. Without them you will meet it later, at two thousand. And when there has been weather, you want to hear from a person who has stood in front of your door; what that first day looks like is [a story of its own](/blog/after-the-storm-the-first-24-hours).',
      ),
      h2('What you notice only when it is missing'),
      p(
        'Judgment. Whether to take the booking from the group of twelve who say they are eight. Whether to refund the night when the pool was cold. Whether to fix the deck now or in November. Whether to tell an owner that the sofa must go. There is no line for it in the contract, and it is most of what you pay for. You can test it only by asking for stories.',
      ),
      quote(
        'Ask a manager to tell you about the last time they gave a guest their money back. Then be quiet and listen.',
      ),
      h2('When you don’t need one'),
      p('Run the house yourself, and keep the percentage, if most of these are true:'),
      ul(
        'You live within an hour, or somebody you trust does, and they like to be called.',
        'You rent for a dozen weeks in the year, mostly to people who have come before.',
        'You have a cleaner who has never let you down, and a second one who is nearly as good.',
        'You answer messages within the hour because that is how you are.',
        'You enjoy it. That counts for more than all the rest.',
      ),
      p(
        'There is also a middle way: hand over the part you dislike. Some companies will do only pricing and guests, others only cleaning and inspections. It costs less, and it works when it is clear who owns each problem. It fails on the day when two people each thought that the other had called the plumber.',
      ),
      h2('What the percentage should not buy'),
      ul(
        '**A fee to leave.** Notice, yes. A penalty for taking your own house back, no.',
        '**Your listing.** The photographs, the text and the reviews should be yours to take along wherever the booking site permits it. Ask now. Later is too late.',
        '**Silence about conflicts.** If the manager owns the cleaning company or the linen firm, it is not wrong. It has to be said.',
        '**Your own weeks.** Look for rules on owner stays: how many, how late you may decide, and what you are charged.',
        '**A promise.** Nobody knows what a home will earn. An estimate has a method, a range, and the date on which it was made. Anything else is a number.',
      ),
      h2('How to compare two offers in an evening'),
      ol(
        'Write down last year’s rent, nights, cleaning and repairs. If the home is new to renting, use the same guess for both.',
        'Put every fee from each contract into one column: once, monthly, per stay, per job, and on leaving.',
        'Add them up for a year. Divide by the rent. Now you have two real percentages.',
        'List what each includes against the seven things that you can and can’t see. Mark each one as yes, no or extra.',
        'Call one owner from each manager’s list, and ask what they would change.',
        'Sleep on it. Then pick the one who answered your questions with documents.',
      ),
      p(
        'When the statements begin to arrive, the work goes on for five minutes a month. We wrote about that too: ',
        toEntry('how to read an owner statement', ownerStatement),
        '.',
      ),
      h2('And ours?'),
      p(
        'We charge a percentage of gross rental revenue. How much depends on the plan and on how long you commit, and all of it stands on the [plans page](/plans), with what each plan includes, row by row. You may also leave: the plan without a commitment asks for thirty days’ notice.',
      ),
      p('Here is our answer to each of the questions above:'),
      ul(
        '[Percent of what, and what the booking sites take](/plans#faq-percent)',
        '[What it costs to begin, and who pays for cleaning](/plans#faq-fees)',
        '[Taxes, licenses, and who files them](/plans#faq-taxes)',
        '[How it ends without a commitment](/plans#faq-notice), [and with a contract](/plans#faq-leaving)',
        '[Repairs, markups, and how much we may spend without a call](/plans#faq-repairs)',
        '[Before and after a storm, and insurance](/plans#faq-storms)',
        '[Your own weeks](/plans#faq-your-weeks)',
        '[Whose the listing and the reviews are](/plans#faq-listing)',
        '[Who decides on minimum stays and pets](/plans#faq-minimum-stay)',
        '[Changing to another plan](/plans#faq-change), [and offers](/plans#faq-offers)',
      ),
      p(
        'If you would like the arithmetic done for your own address, with the method and the assumptions in view, ask for a [free revenue analysis](/partner#revenue-analysis). It comes within 24 hours, it is a range and no promise, and you may hold it against anyone’s.',
      ),
    ),
  },
});
