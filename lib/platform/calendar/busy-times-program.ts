// A program: reads a calendar from its input and prints when it is busy. Its argument holds the terms.
import { text } from 'node:stream/consumers';
import { busyTimesIn } from './busy-times.ts';

const [, , terms = ''] = process.argv;
process.stdout.write(JSON.stringify(busyTimesIn(await text(process.stdin), JSON.parse(terms))));
