// Shows the launch banner from its first to its last day, by the date of the device.
{
  const { launch } = JSON.parse(document.getElementById('brand').textContent);
  const look = () => {
    const now = new Date();
    const today = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    document.documentElement.toggleAttribute('data-launch', launch.from <= today && today <= launch.until);
  };
  look();
  // An installed app may come back after days.
  document.addEventListener('visibilitychange', look);
}
