import type { Database, Tables } from './schema.ts';

/** A delivery of a lead to a target or, with a number in `event`, of one of the lead's events. */
export type NewDelivery = { lead_id: string; target: string; event?: number; recipient?: string | null };

/** Queues deliveries for `at` (ms since 1970) and returns how many. Replaces existing ones in a state of `replaced`. */
export async function queueDeliveries(
  transaction: Database,
  deliveries: readonly NewDelivery[],
  at: number,
  replaced: readonly Tables['deliveries']['state'][] = ['parked'],
): Promise<number> {
  if (deliveries.length === 0) return 0;
  const fresh = { state: 'pending' as const, attempts: 0, interrupted: 0, due_at: at };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('deliveries')
    .values(deliveries.map((delivery) => ({ event: 0, ...delivery, ...fresh, queued_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'target', 'event'])
        .doUpdateSet((set) => ({
          ...fresh,
          error: null,
          // Replacing a delivery always changes `queued_at`. A process that is still sending the replaced one finds its
          // row by `queued_at`, so it can't mark the new one.
          queued_at: set
            .case()
            .when('deliveries.queued_at', '=', at)
            .then(at + 1)
            .else(at)
            .end(),
        }))
        .where('deliveries.state', 'in', replaced),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export async function readDeliveries(db: Database, leads: readonly { id: string }[]) {
  const ids = leads.map(({ id }) => id);
  // There is no filter by state, because SQLite would then scan all deliveries in that state.
  const query = db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids);
  return query.orderBy('target').execute();
}
