// Runs before the first paint: what a document that was built for everybody cannot know of this browser.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is refused: nothing is known.
      return null;
    }
  };

  // ThemeSwitch writes the same key.
  const applyTheme = () => {
    const chosen = stored('theme');
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#0a1516' : '#f9f7f2';
    }
  };
  applyTheme();
  dark.addEventListener('change', applyTheme);
  addEventListener('storage', applyTheme);
  addEventListener('genie:theme', applyTheme);

  if (stored('cookieConsent') !== null) root.dataset.cookiesAnswered = '';
  if (stored('access_token')) root.dataset.signedIn = '';
  if (location.hash !== '') root.dataset.fragment = '';
  if (/[?&]msg=./.test(location.search)) root.dataset.message = '';

  // What is typed, sent and pressed before the page is alive is done again then: the page believes its fields to be empty.
  const typed = new Map();
  const ticks = (field) => field.type === 'checkbox' || field.type === 'radio';
  const note = ({ target }) => typed.set(target, ticks(target) ? target.checked : target.value);
  let sent;
  const hold = (event) => {
    event.preventDefault();
    sent = event.target;
  };
  // A button that React has taken over by the time the event has passed has done its work already.
  const isTaken = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  let pressed;
  const press = (event) => {
    // With an emptied token Login and Try lead elsewhere than they were built to.
    const link = stored('access_token') === '' && event.target.closest?.('a[href="/chat"]');
    if (link && !isTaken(link)) event.preventDefault();
    const pressable = link || event.target.closest?.('button[type="button"]');
    pressed = pressable && !isTaken(pressable) ? pressable : undefined;
  };
  const release = ({ defaultPrevented }) => {
    if (pressed && isTaken(pressed) && !defaultPrevented) pressed = undefined;
  };
  const fill = (field, value) => {
    // React compares with what was last set through the field itself, and takes notice of what differs.
    if (ticks(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const live = () => {
    root.dataset.alive = '';
    removeEventListener('input', note, true);
    removeEventListener('submit', hold, true);
    removeEventListener('click', press, true);
    removeEventListener('click', release);
    // One after the other, as the page draws itself anew after each.
    for (const [field, value] of typed) setTimeout(() => field.isConnected && fill(field, value));
    setTimeout(() => sent?.isConnected && sent.requestSubmit());
    setTimeout(() => pressed?.isConnected && pressed.click());
  };
  addEventListener('input', note, true);
  addEventListener('submit', hold, true);
  addEventListener('click', press, true);
  addEventListener('click', release);
  addEventListener('genie:alive', live, { once: true });
})();
