/** Our phone number. In a file of its own, so that islands which show it do not load all of company.ts. */
export const phone = { display: '(850) 555-0142', href: 'tel:+18505550142', e164: '+18505550142' } as const;
