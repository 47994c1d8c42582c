export const revalidate = 300;
export default function P() {
  return <h1>hi</h1>;
}
