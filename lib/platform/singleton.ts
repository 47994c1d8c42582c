/** Shares one value per process under `name`, because Next and Node load some modules twice. */
export function singleton<Value>(name: string, create: () => Value): Value {
  const place = globalThis as { [key: symbol]: Value | undefined };
  const key = keyOfSingleton(name);
  const value = place[key] ?? create();
  place[key] = value;
  return value;
}

/** For tests: the next use creates a new value. */
export function forgetSingleton(name: string): void {
  Reflect.deleteProperty(globalThis, keyOfSingleton(name));
}

const keyOfSingleton = (name: string) => Symbol.for(`sea-oat-stays.${name}`);
