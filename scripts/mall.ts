import { runVerb } from '../build/cli/verbs';

await runVerb('mall', {
  new: {
    does: 'ID --name … --primary … --host …: makes the folder of a mall; a terminal asks for what is missing',
    load: async () => (await import('../build/cli/commands/mall-new')).newCommand,
  },
  list: {
    does: 'lists every mall, how far it is and what comes next',
    load: async () => (await import('../build/cli/commands/mall-list')).listCommand,
  },
  check: {
    does: '[ID]...: checks configs and pictures without building',
    load: async () => (await import('../build/cli/commands/mall-check')).checkCommand,
  },
  lock: {
    does: 'ID: writes the identity of a mall that goes live',
    load: async () => (await import('../build/cli/commands/mall-lock')).lockCommand,
  },
  ready: {
    does: 'ID: says what is missing before a mall can open, and who does it',
    load: async () => (await import('../tools/launch/list/ready-command')).readyCommand,
  },
  preview: {
    does: 'ID: makes a folder that shows the mall on demo data, for its approval',
    load: async () => (await import('../tools/preview/preview-command')).previewCommand,
  },
  pictures: {
    does: 'ID: takes screenshots, the picture of shared links and a poster',
    load: async () => (await import('../tools/preview/pictures/pictures-command')).picturesCommand,
  },
  play: {
    does: 'ID --out DIR: writes what makes an Android app for Google Play',
    load: async () => (await import('../tools/launch/store/play-command')).playCommand,
  },
  remove: {
    does: 'ID: takes a mall out, after a question',
    load: async () => (await import('../build/cli/commands/mall-remove')).removeCommand,
  },
});
