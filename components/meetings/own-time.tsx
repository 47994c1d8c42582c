/** Below a time: the same on the visitor's own clock. */
export function OwnTime({ children }: { children: string }) {
  return <small className="block text-xs font-normal text-muted">{children}</small>;
}
