import type { NextConfig } from 'next';

const config: NextConfig = { typedRoutes: true, poweredByHeader: false };
export default config;
