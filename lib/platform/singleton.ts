/** Shares one value per process under `name`, because Next and Node load some modules twice. */
export function singleton<Value>(name: string, create: () => Value): Value {
  const globals = globalThis as { [key: symbol]: Value | undefined };
  const key = keyOfSingleton(name);
  const value = globals[key] ?? create();
  globals[key] = value;
  return value;
}

export function forgetSingleton(name: string): void {
  Reflect.deleteProperty(globalThis, keyOfSingleton(name));
}

const keyOfSingleton = (name: string) => Symbol.for(`sea-oat-stays.${name}`);
