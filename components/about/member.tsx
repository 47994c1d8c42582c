import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Note } from '@/components/ui/text';
import { teamSection } from '@/content/about';
import type { TeamMember } from '@/content/team';

/** The face of one of us. Decorative: the name stands beside it. */
export function Portrait({ member, sizes }: { member: TeamMember; sizes: string }) {
  return (
    <Frame className="aspect-square">
      <Picture picture={{ src: member.image, width: 800, height: 800, alt: '' }} sizes={sizes} />
    </Frame>
  );
}

/** What one of us does, and where: under the name. */
export function Position({ member }: { member: TeamMember }) {
  return (
    <>
      <p className="mt-1 font-label text-accent">{member.role}</p>
      <Note>{member.location}</Note>
    </>
  );
}

export function TeamNote() {
  return <Note className="mt-8">{teamSection.note}</Note>;
}
