/** The three areas we serve, by the id that addresses, forms and queries use. */
export const areas = [
  { id: '30a', name: '30A', longName: '30A Corridor', searchName: '30A Beach' },
  { id: 'destin', name: 'Destin', longName: 'Destin', searchName: 'Destin' },
  { id: 'pcb', name: 'Panama City Beach', longName: 'Panama City Beach', searchName: 'Panama City Beach' },
] as const;

export type AreaId = (typeof areas)[number]['id'];
