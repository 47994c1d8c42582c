/** The one `name` of this process, made by `create` when first asked for: Next and Node load some modules more than once. */
export function singleton<Value>(name: string, create: () => Value): Value {
  const place = globalThis as { [key: symbol]: Value | undefined };
  const key = keyOfSingleton(name);
  const value = place[key] ?? create();
  place[key] = value;
  return value;
}

/** Forgets the one `name`, so that the next test starts with a new one. */
export function forgetSingleton(name: string): void {
  Reflect.deleteProperty(globalThis, keyOfSingleton(name));
}

const keyOfSingleton = (name: string) => Symbol.for(`sea-oat-stays.${name}`);
