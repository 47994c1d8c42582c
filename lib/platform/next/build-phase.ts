export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';
