// A process of the site's server in development. It loads the packages before the site's code is there, which takes most
// of a start: node siteProcessEntry.mjs <package>..., and then a message with the address of the server's file.
process.once("message", async ({ server }) => {
  const { started } = await import(server);
  const listening = await started;
  // Where it could not start, the server has said why.
  if (!listening) process.exit();
  process.send({ port: listening.address().port });
});
// Whoever started this process is gone, however it ended.
process.once("disconnect", () => process.exit());

// One that is not installed is missed, if at all, by the code that needs it.
for (const name of process.argv.slice(2)) await import(name).catch(() => undefined);
