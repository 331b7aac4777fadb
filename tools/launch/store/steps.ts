import { folderFlag } from '../../../build/shared/display-path';
import type { StoreFacts } from './store-facts';

/** How the app gets into Google Play, and stays there. docs/google-play.md says why. */
export function storeSteps({ host, packageId }: StoreFacts, id: string, merchants: string): string {
  const mall = `${id}${folderFlag('merchants', merchants)}`;
  return `# From the site to Google Play

Run \`npm run …\` in the repository, and the other commands in this folder. You need the client's account of the Google Play Console.

1. The site is live: \`npm run mall -- ready ${mall}\` is green. The package is recorded: \`npm run mall -- lock ${mall}\`.
2. \`npm install --global @bubblewrap/cli\`, then \`bubblewrap doctor\`. It installs Java and the Android SDK.
3. Make the key, once: \`keytool -genkeypair -keystore android.keystore -alias android -keyalg RSA -keysize 2048 -validity 10000\`.
   Keep the file and its password in the client's safe, never in git. Without them nobody can send an update.
4. \`bubblewrap update\`, then \`bubblewrap build\`. They make \`app-release-bundle.aab\`.
5. In the Play Console, make an app with the package \`${packageId}\`, and upload the bundle to internal testing.
6. Google signs the app with a key of its own, which is known only now. Copy its SHA-256 fingerprint from the page App signing into
   \`android.fingerprints\` of merchant.json. Add the one of your own key: \`keytool -list -v -keystore android.keystore -alias android\`.
7. Build and publish the site again. https://${host}/.well-known/assetlinks.json now shows both.
8. Install the app from internal testing. A browser's address bar at the top means that Android has not found the fingerprint: compare step 6.
9. Fill in the listing from listing.md, and Policy, App content, Data safety from data-safety.md. Its form has some 780 rows: Export to CSV, then
   \`npm run mall -- play ${mall}\` with this folder as --out and \`--data-safety FILE\` fills it into data-safety.csv, for Import from CSV.
10. Send the app to review.

## Once a year

Google Play asks for a newer Android each year. Run \`npm run mall -- play ${mall}\` with this folder as --out again: version and key stay. Then:
\`npm install --global @bubblewrap/cli@latest\`, \`bubblewrap update\`, \`bubblewrap build\`, and upload the bundle. Changes of the site itself need no upload.
`;
}
