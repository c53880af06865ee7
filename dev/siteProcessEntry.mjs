// A process of the site's server in development. The packages are loaded before the site's code is there, which takes
// most of a start: node siteProcessEntry.mjs <package>..., and then a message with the address of the server's file.
process.once("message", async ({ server }) => {
  const { started } = await import(server);
  await started;
  // The server has said what keeps it from starting.
  if (process.exitCode) process.exit();
  process.send("listening");
});
// Whoever started this process is gone, however it ended.
process.once("disconnect", () => process.exit());

for (const name of process.argv.slice(2)) await import(name);
