/** Whether this process is `next build`, which serves no visitor. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';
