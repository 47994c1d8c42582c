import { pictures } from '@/content/blog/assets';
import { blogPost } from '@/content/blog/builders';
import { doc, h2, h3, ol, p, quote, table, toPicture, ul } from '@/content/blog/rich-text';

export const ownerStatement = blogPost({
  id: 'ownerStatement',
  createdAt: '2026-01-14T15:00:00Z',
  tags: ['ownerAdvice', 'bookkeeping', 'davidOkafor'],
  fields: {
    title: 'How to read an owner statement in five minutes',
    excerpt:
      'Begin at the bottom, with your bank beside you: the lines that every statement should have, and what they mean.',
    author: 'David Okafor',
    photo1: [pictures.townhouses],
    content1: doc(
      p(
        'I have read owner statements that ran to eleven pages, and I have read one that was a single number in an email. Both leave the owner with the same question: *is that right?* A good statement answers it by itself. It fits on a page, every line can be traced to a stay or a receipt, and the last figure is the one that arrives in the bank.',
      ),
      p('Here is how to read yours, whoever writes it, in the time that it takes to drink a cup of coffee.'),
      h2('Start at the bottom'),
      p(
        'Look at the payout, and at your bank. They should agree to the cent, and the date should be the one in your contract. If they don’t agree, stop. Nothing higher on the page matters until that is explained.',
      ),
      h2('Then read from the top'),
      p(
        'These are the lines you should find. The names differ between managers; the things don’t. The figures below are round, made up to show the arithmetic, and say nothing about what any home earns.',
      ),
      table(
        ['Line', 'Example', 'What it is'],
        ['Rent', '$6,000', 'What guests paid for the nights of this month, before taxes and fees'],
        ['Taxes collected', '$700', 'Not yours and not ours: it passes through to the state and the county'],
        ['Guest fees', '$450', 'Cleaning and the like, if guests pay them; it should say who keeps them'],
        ['Commission', '$1,440', 'The manager’s percentage, and of what: here, 24 percent of the rent'],
        ['Expenses', '$310', 'Repairs and supplies, each with a date, a reason and a receipt'],
        ['Reserve', '$0', 'Money held back for later, if your contract allows it'],
        ['Payout', '$4,250', 'Rent, less commission, less expenses, less reserve'],
      ),
      p(
        'Do the sum once by hand: 6,000 less 1,440 less 310 is 4,250. The taxes and the guest fees are not in it, because in this example they never belonged to the owner. If a statement mixes them into the top line, the month looks richer than it was, and the commission may have been taken on money that was only passing through.',
      ),
      h2('Five questions to ask of every statement'),
      ol(
        '**Percent of what?** Of the rent alone, or of everything the guest paid, cleaning and taxes included? It is the most important word in your contract and it is often missing from the statement.',
        '**Whose month is it?** Some count a stay in the month of the booking, some at check-in, some by the night. Any of them is fine. Changing between them is not.',
        '**Where is the receipt?** Each expense should open to one. “Maintenance, $185” is not an expense. It is a rumor.',
        '**Is there a markup?** Many managers add something to the bills of other trades. That can be fair, if it is written down. Ask for the invoice as the trade sent it.',
        '**What was refunded, and why?** A refund is a story about your house. You want to hear it while it is still fresh.',
      ),
      quote('A statement is a letter. If you have to call to understand it, it was not finished.'),
      h2('Read two side by side'),
      p(
        'One statement tells you about a month. Two, a year apart, tell you about the home. Put this March beside last March and look at three figures only: nights sold, average rate, and expenses without the one big repair. If the nights are up and the rate is down, you were cheaper, perhaps on purpose. If the rate is up and the nights are down, you were bolder. Ask which it was, and whether it was decided or simply happened.',
      ),
      p(
        'Don’t compare March with July. This coast has a steep year: spring break and summer carry it, the fall is gentle, and January pays for its own heating. A manager who shows you only the good months is not lying. But you can’t plan a roof on it.',
      ),
      h2('Nights that you used yourself'),
      p(
        'Your own stays belong on the statement as well, with a zero beside them and the cleaning if there was one. You will want the count at the end of the year: how many days a home was rented and how many you used it can decide how it is treated for taxes. That is a question for your accountant. The statement only has to have counted honestly.',
      ),
      h2('Once a year'),
      h3('In January'),
      p(
        'Add up the twelve payouts and compare them with the tax form that the manager sends you. The form usually shows the gross, before commission, so it will be larger than what you received. The difference should be exactly the commission and the expenses. If you would like to know which taxes were filed in your name, and where, we explained [bed tax and licenses in plain words](/blog/bed-tax-and-licenses).',
      ),
      h3('Before you renew'),
      p(
        'Divide everything the manager kept in the year, commission and fees and markups, by the rent. That is your real percentage. It will not be the one on the first page of the contract, and there may be good reasons for it. Now you know which reasons to ask about. We wrote down [what a property manager’s percentage buys](/blog/what-a-property-managers-percentage-buys), line by line.',
      ),
      h2('Signs of a statement to worry about'),
      ul(
        'It arrives on a different day each month.',
        'Round numbers in the expenses, month after month.',
        'Fees with names that you can’t find in your contract.',
        'A reserve that only grows.',
        'A refund to a guest that you never heard of.',
        'Silence when you ask. A question about money deserves an answer within two working days, with a document in it.',
      ),
      p(
        'None of this proves bad faith. Most poor statements are the work of tired people with old software. But your home is a business that you are not standing next to, and the statement is the ',
        toPicture('window you see it through', pictures.cottage),
        '. It ought to be clean.',
      ),
      p(
        'If a line on yours puzzles you, [write to us](/contact#contact-form) and say that it is for David. We will tell you what we would ask, and you can put the question to whoever manages your home today.',
      ),
    ),
  },
});
