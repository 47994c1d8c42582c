import { company } from './company';
import type { PictureSource } from './pictures';

/** Sample team: replace names, biographies and portraits (`public/images/team`, by id) with the company's own. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  location: string;
  bio: string;
  /** Years of work in this field. */
  years: number;
  image: PictureSource;
}

const members: Omit<TeamMember, 'image'>[] = [
  {
    id: 'hannah-reyes',
    name: 'Hannah Reyes',
    role: 'Founder and CEO',
    years: 14,
    location: 'Santa Rosa Beach, Florida',
    bio: 'Hannah grew up turning over her grandmother’s two rental cottages in Seagrove, changed sheets before she could drive, and spent fourteen years running guest services and revenue for coastal resorts. She started Sea Oat Stays in 2025 to manage fewer homes, more closely. She still walks a house before it is listed.',
  },
  {
    id: 'marcus-bell',
    name: 'Marcus Bell',
    role: 'Growth Advisor',
    years: 11,
    location: 'Destin, Florida',
    bio: 'Marcus has spent eleven years setting nightly prices for a living, first for a harbor hotel, then for private homes. He built the pricing method we use and checks it against the calendar every Tuesday, because a number that nobody looks at drifts.',
  },
  {
    id: 'eleanor-whitfield',
    name: 'Eleanor Whitfield',
    role: 'Real Estate Advisor',
    years: 9,
    location: 'Inlet Beach, Florida',
    bio: 'Eleanor has helped families buy, keep and pass on beach houses between Inlet Beach and Miramar Beach for nine years. She reads surveys, association rules and flood maps for pleasure, and tells owners when renting is the wrong answer.',
  },
  {
    id: 'david-okafor',
    name: 'David Okafor',
    role: 'Finance Advisor',
    years: 8,
    location: 'Panama City Beach, Florida',
    bio: 'David kept the books of small hospitality companies for eight years before he took on ours. He wrote the owner statement so that it fits on one page, and he files the bed tax every month on the day the return opens.',
  },
];

export const team: TeamMember[] = members.map((member) => ({
  ...member,
  image: { src: `/images/team/${member.id}.jpg`, alt: `Portrait of ${member.name}, drawn` },
}));

/** Years of experience of all of us together, rounded down to ten. */
export const combinedYears = Math.floor(team.reduce((sum, { years }) => sum + years, 0) / 10) * 10;

/** The first name of a team member. If there are too few, counts from the start again. */
export const firstNameOf = (index: number) => team[index % team.length]?.name.split(' ')[0] ?? '';

/** The author of posts that name none. */
export const defaultAuthor = team[0]?.name ?? company.name;
