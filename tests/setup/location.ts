import type { Location } from '@/contract/locations';

/** A location with all contacts. */
export const sampleLocation: Location = {
  id: '7',
  name: 'Riverside',
  billDays: 30,
  address: 'Harbour Mall, 12 Riverside Road, Pune 411001',
  latitude: 18.5376,
  longitude: 73.8918,
  contactName: 'Farida Kapadia',
  phone: '+91 98765 00300',
  email: 'riverside@harbour.example',
  website: 'www.harbour.example',
  whatsappNumber: '9876500300',
  facebook: 'https://www.facebook.com/harbour',
  twitter: 'twitter.com/harbour',
  instagram: 'https://instagram.com/harbour/',
  linkedIn: 'https://www.linkedin.com/company/harbour',
};
