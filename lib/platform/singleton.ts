/**
 * The one `name` of this process, made by `create` when first asked for. Next bundles routes apart from each other, and
 * Node loads the server and the cache handler by itself, so a module's own variables exist several times.
 */
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
