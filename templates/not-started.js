// For browsers in which the app does not start: ES5 only, and nothing that an old browser may not have.
(function () {
  var note = document.getElementById('not-started');
  var place = document.querySelector('.first-paint-lines');

  // Inside of #root, so that the app wipes the sentence away should it start after all.
  function tell() {
    place.parentNode.removeAttribute('aria-label');
    place.textContent = '';
    note.removeAttribute('hidden');
    place.appendChild(note);
  }

  // Where modules are unknown, nothing of the app is even fetched.
  if (!('noModule' in document.createElement('script'))) tell();

  // A script that cannot be read, or fails before the first screen. One that only did not arrive sends its error to its
  // own element and not to the window: that is the network's fault, and no reason for another browser.
  window.addEventListener('error', tell);
})();
