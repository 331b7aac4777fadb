// Runs while the app is on its way. It sends the screen's first call and fetches the screen's files. The app does the same
// without it, only later. Its rules stand in docs/decisions/0047-head-start.md.
(() => {
  const stored = (name) => localStorage.getItem(name);
  const json = (id) => JSON.parse(document.getElementById(id).textContent);
  const screen = location.pathname.split('/')[1] || 'dashboard';

  // As in src/session/stored-user.ts. Visitors come to the login screen, whose code every page loads anyway.
  function customerId() {
    const marks = ['currencyCode', 'pointShortName', 'loyaltyId'];
    return marks.every(stored) && JSON.parse(stored('user'))?.id;
  }

  function firstCall(brand, id) {
    const fields = { merchant_id: brand.merchantId, platform: brand.platform, customer_id: id };
    if (screen === 'dashboard') return ['/getMerchantDetails', { ...fields, userId: id }];
    if (screen === 'membership') {
      return ['/getLoyaltyProgramTierDetails', { ...fields, loyalty_id: stored('loyaltyId') }];
    }
    // A kept search or filter asks for other products, and it is encrypted, so this script cannot read it.
    if (screen !== 'redeem' || stored('state.redeem') !== null || history.state?.relatedTo) return undefined;
    const appVersion = brand.appVersion;
    return [
      '/getProductList',
      { ...fields, appVersion, current_date: today(), sort_by: 601, search_by: '', last_id: 0 },
    ];
  }

  // The phone's date as YYYY-MM-DD.
  function today() {
    const now = new Date();
    return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  }

  // The app uses the answer if its own request is the same, byte for byte (src/transport/head-start.ts).
  function send(brand, [path, fields]) {
    const url = brand.api.baseUrl + path;
    const method = 'POST';
    const token = stored('acc_token');
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const body = new URLSearchParams(fields);
    const control = new AbortController();
    const answer = fetch(url, { method, headers, body, signal: control.signal }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    }));
    answer.catch(() => undefined); // then the app sends the call itself
    const stop = () => control.abort();
    window.headStart = { url, method, headers, body: String(body), sentAt: Date.now(), answer, stop };
  }

  function fetchFiles({ files, screens, restoring }) {
    const kept = stored('state.queries') !== null;
    for (const index of [...(kept ? restoring : []), ...(screens[screen] ?? [])]) {
      const link = document.createElement('link');
      const style = files[index].endsWith('.css');
      Object.assign(link, style ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
      link.crossOrigin = ''; // in the way that Vite's loader fetches them
      link.href = `/${files[index]}`;
      document.head.append(link);
    }
  }

  try {
    const id = customerId();
    if (!id) return;
    const brand = json('brand');
    // The call goes before the files, because a browser opens only six connections.
    const call = firstCall(brand, String(id));
    if (call) send(brand, call);
    fetchFiles(json('screen-files'));
  } catch (error) {
    console.warn('There was no head start.', error);
  }
})();
