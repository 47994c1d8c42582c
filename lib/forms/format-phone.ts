const AMERICAN_NUMBER = /^(?:\+?1)?[^\d+]*([2-9]\d\d)\D*(\d{3})\D*(\d{4})(?!\d)/;

/** Formats a US number as "(850) 555-0100"; returns any other unchanged. */
export const formatPhone = (phone: unknown) => String(phone).replace(AMERICAN_NUMBER, '($1) $2-$3');
