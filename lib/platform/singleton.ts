/** The value that this process shares under `name`, created on first use. Next and Node load some modules twice. */
export function singleton<Value>(name: string, create: () => Value): Value {
  const place = globalThis as { [key: symbol]: Value | undefined };
  const key = keyOfSingleton(name);
  const value = place[key] ?? create();
  place[key] = value;
  return value;
}

/** Removes the value under `name`, so that the next test starts with a new one. */
export function forgetSingleton(name: string): void {
  Reflect.deleteProperty(globalThis, keyOfSingleton(name));
}

const keyOfSingleton = (name: string) => Symbol.for(`sea-oat-stays.${name}`);
