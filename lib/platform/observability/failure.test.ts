import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const postgresError = (code: string, message: string) =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity: 'ERROR' });

test.each([
  [
    postgresError('42501', 'permission denied for schema public'),
    '42501 permission denied for schema public',
  ],
  [
    postgresError('28P01', 'password authentication failed for user "ada"'),
    '28P01 password authentication failed for user',
  ],
  [
    postgresError('28P01', "password authentication failed for user 'ada'"),
    '28P01 password authentication failed for user',
  ],
  [postgresError('08P01', 'no such database: ada'), '08P01 no such database'],
  [postgresError('53300', 'sorry, too many clients already'), '53300 sorry, too many clients already'],
  [postgresError('22001', 'value too long: Ada'), '22001'],
  [postgresError('23505', 'duplicate key: Ada'), '23505'],
  [new Error('The server does not support SSL connections'), 'The server does not support SSL connections'],
  [new Error('Connection terminated unexpectedly'), 'Connection terminated unexpectedly'],
  [new Error('timeout exceeded when trying to connect'), 'timeout exceeded when trying to connect'],
  [new Error('PostgreSQL did not respond.'), 'PostgreSQL did not respond.'],
  [new Error('Ada wrote this'), 'Error'],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  ['text', 'unknown'],
])('%s is named %j', (error, name) => expect(failureOf(error)).toBe(name));
