import type { MetadataRoute } from 'next';
import { colors } from '@/content/brand/colors';
import { company, description } from '@/content/company';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description,
    start_url: '/',
    display: 'browser',
    background_color: colors['sand-50'],
    theme_color: colors['sand-50'],
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
