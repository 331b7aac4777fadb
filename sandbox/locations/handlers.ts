import { rowsWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import { locations } from './tables';

export const locationHandlers = {
  async getStoreLocations(_request, { db, merchant, settings }) {
    const rows = await rowsWith(db, locations, { merchantId: merchant.id });
    return {
      locations: rows.map(({ id, billDays, latitude, longitude, ...contact }) => ({
        ...contact,
        phone: settings.supportPhone || contact.phone,
        email: settings.supportEmail || contact.email,
        id: String(id),
        billDays: billDays ?? undefined,
        latitude: latitude ?? undefined,
        longitude: longitude ?? undefined,
      })),
    };
  },
} satisfies Partial<Handlers>;
