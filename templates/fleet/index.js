// Sorts and filters the page of all malls. Each mall is one <tbody>.
const [words, state] = document.querySelectorAll('input, select');
const heads = [...document.querySelectorAll('th')];
const malls = [...document.querySelectorAll('tbody')];

function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/);
  for (const mall of malls) {
    const text = mall.textContent.toLowerCase();
    const fits = !state.value || mall.dataset.state === state.value;
    mall.hidden = !fits || !wanted.every((word) => text.includes(word));
  }
  document.querySelector('output').textContent = `${malls.filter(({ hidden }) => !hidden).length} shown`;
}

function sortBy(head) {
  const isUp = head.getAttribute('aria-sort') !== 'ascending';
  for (const each of heads) each.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', isUp ? 'ascending' : 'descending');
  const key = (mall) => {
    const { dataset, textContent } = mall.querySelectorAll('td')[heads.indexOf(head)];
    return dataset.sort ?? textContent;
  };
  const order = (one, other) => key(one).localeCompare(key(other), 'en', { numeric: true });
  malls.sort((one, other) => (isUp ? order(one, other) : order(other, one)));
  document.querySelector('table').append(...malls);
}

words.addEventListener('input', filter);
state.addEventListener('input', filter);
for (const head of heads) head.querySelector('button').addEventListener('click', () => sortBy(head));
filter();
