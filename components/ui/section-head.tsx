import { Lead } from './text';

interface SectionHeadProps {
  id: string;
  title: string;
  lead: string;
}

/** The head of a section: its title, and one sentence beside it, on small screens below it. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="mb-stack grid gap-5 md:grid-cols-[7fr_5fr] md:items-end md:gap-16">
      <h2 id={id}>{title}</h2>
      <Lead>{lead}</Lead>
    </div>
  );
}
