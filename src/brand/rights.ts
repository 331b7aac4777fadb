/** Whom shoppers ask. Each part is there only where the mall has given it. */
export interface Help {
  phone?: string;
  whatsapp?: string;
  email?: string;
}

/**
 * What a mall says of its shoppers' rights (docs/product/your-data.md). It lies in a file of its own, because no first
 * load needs it.
 */
export interface Rights {
  help?: Help;
  /** Who is responsible for the data, and who answers complaints. */
  controller?: {
    name: string;
    address: string;
    email: string;
    grievance: { name: string; email: string; phone?: string };
  };
  /** `days` until an account is deleted, what the law makes the mall keep, and the mall's own page for it (https). */
  deletion?: { days: number; keeps: string; url?: string };
  accessibility?: { email: string; phone?: string };
}

/** Days until an answer, where the mall says none. */
export const answerDays = 30;
