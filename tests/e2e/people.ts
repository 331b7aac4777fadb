/** Sample customers of the sandbox's seed (docs/sandbox.md). */
export const people = {
  full: '9876500001',
  gold: '9876500002',
  elsewhere: '9876500003',
  incomplete: '9876500004',
  withoutPoints: '9876500006',
  withoutName: '9876500007',
  stranger: '9812345670',
} as const;
