import { build, isBuilt } from './build.mjs';
import { checkedEnvironment } from './environment.mjs';

const environment = await checkedEnvironment();
if (!isBuilt(environment)) build(environment);
