/** `npm run bench -- <commit> [rounds]` or `npm run bench -- peers [rounds]`. */
const [subject, rounds = "3"] = process.argv.slice(2);
if (!subject) throw new Error("Say what to compare with: npm run bench -- <commit>|peers [rounds]");
if (subject === "peers") {
  const { measurePeers } = await import("#bench/peers/main.ts");
  await measurePeers(Number(rounds));
} else {
  const { compareWithCommit } = await import("./commits.ts");
  await compareWithCommit(subject, Number(rounds));
}
