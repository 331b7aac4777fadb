// For browsers in which the app does not start. ES5 only, and no feature that an old browser may lack.
(function () {
  var note = document.getElementById('not-started');
  var place = document.querySelector('.first-paint-lines');

  // Inside of #root, so that the app removes the sentence if it starts after all.
  function tell() {
    document.documentElement.removeAttribute('data-first-login');
    place.parentNode.removeAttribute('aria-label');
    place.textContent = '';
    note.removeAttribute('hidden');
    place.appendChild(note);
  }

  // A browser that does not know modules does not even fetch the app.
  if (!('noModule' in document.createElement('script'))) tell();

  // A script that the browser cannot read, or that fails before the first screen. When the network loses a script, its
  // element gets the error and not the window. Then another browser would not help.
  window.addEventListener('error', tell);
})();
