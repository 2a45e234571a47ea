vcl 4.1;

# Before the balancer (docs/reverse-proxy.md), for what the shop sends alike to many: its files, pictures, and pages of visitors of whom it knows nothing but where they are.
#   varnishd -F -a :6081 -f /etc/varnish/varnish.vcl -s malloc,256m -s Transient=malloc,128m -p backend_idle_timeout=5
# The last one because HAProxy closes after ten seconds: an order must not be sent over a connection that is just being closed.
#
# Which pages those are is the shop's to say: it sends Surrogate-Control with exactly those that it keeps itself (src/app/page-cache-key.ts), so there is no list of
# them here. For everybody else they are "private, no-cache" with a tag, because they are other ones in each market and language and on each side of the front
# door. Cookies say that, so here they are kept by those cookies. Nobody tells this of a change: within twenty seconds a changed price is everywhere, ten of them
# while it is kept, and ten while one visitor still gets what was kept and the shop is asked meanwhile. The checkout asks the shop anyway.

import cookie;
import std;

backend shop {
  .host = "127.0.0.1";
  .port = "8080";
}

# The same, only to know how it is. The other one is asked in any case: a shop without its database says so in the visitor's language.
backend watched {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Kept;
    unset req.http.X-Encoding;
    # What a visitor says of it is a claim. Whoever speaks TLS before this says it by the PROXY protocol (-a :6081,PROXY).
    set req.http.X-Forwarded-For = client.ip;
    # Varnish itself would make gzip of it.
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(1|0\.[0-9]*[1-9]))") { set req.http.X-Encoding = "br"; }
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization) { return (pass); }

  # A little grace while the shop answers, all of it while it does not, or has just failed to.
  if (req.restarts == 0 && std.healthy(watched)) {
    set req.grace = 10s;
  } else {
    set req.grace = 5m;
  }

  # The same for everybody. Others would be as well; these are asked for often.
  if (req.url ~ "^/(assets|messages)/|^/favicon\.|^/api/v1/images/") {
    unset req.http.Cookie;
    set req.http.X-Kept = req.restarts;
    return (hash);
  }

  cookie.parse(req.http.Cookie);
  # Known to an account, signed up just now, or brought by a tour lead: the shop itself answers them.
  if (cookie.isset("trellis_known") || cookie.isset("trellis_signed_up") || cookie.isset("trellis_tour_lead")) { return (pass); }
  # The same cookie can be written in many ways, and each would be kept for itself.
  if (cookie.get("trellis_place") ~ "[^A-Za-z0-9._-]" || cookie.get("trellis_gate") ~ "[^A-Za-z0-9_-]") { return (pass); }
  # A page in the language of the visitor's place. All else is no page, or the shop has to remember where the visitor is.
  if (regsub(req.url, "^/([^/?]+)/.*$", "\1") != regsub(cookie.get("trellis_place"), "^[^.]*\.", "")) { return (pass); }
  # What a campaign adds says nothing to the shop. Whatever else stands there may be a token, a search, a market or a tour lead's code.
  if (req.url ~ "^[^?]*\?((utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid)=[^&]*(&|$))+$") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  if (req.url ~ "\?") { return (pass); }

  # No more than this is told to the shop, and by no less it is kept. The gate's mark is the same for all who have entered.
  set req.http.Cookie = "trellis_place=" + cookie.get("trellis_place");
  if (cookie.isset("trellis_gate")) {
    set req.http.Cookie = req.http.Cookie + "; trellis_gate=" + cookie.get("trellis_gate");
  }
  set req.http.X-Kept = req.restarts;
  return (hash);
}

# Beside the address.
sub vcl_hash {
  hash_data(req.http.Cookie);
  hash_data(req.http.X-Encoding);
}

sub vcl_backend_fetch {
  if (bereq.http.X-Kept && bereq.http.X-Encoding) { set bereq.http.Accept-Encoding = bereq.http.X-Encoding; }
}

sub vcl_backend_response {
  if (!bereq.http.X-Kept) { return (deliver); }
  # It takes nothing's place. Whoever waits for it looks once more for what is kept, however old.
  if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Kept == "0")) { return (abandon); }

  set beresp.grace = 5m;
  # The one's who asked first.
  unset beresp.http.X-Request-Id;
  if (beresp.status != 200 || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
  } elsif (beresp.http.Surrogate-Control ~ "no-store") {
    # The gate's mark is not the shop's: it is made up, or of another gate.
    set beresp.uncacheable = true;
  } elsif (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
    # By what it differs for all others; here that is in the key.
    set beresp.http.X-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
  } elsif (beresp.http.Cache-Control !~ "public") {
    set beresp.uncacheable = true;
  }
  if (beresp.uncacheable) {
    # That it is not kept is remembered, so that nobody waits for another one's answer; of what is not there, not even that.
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    if (beresp.status >= 400 || beresp.http.Surrogate-Control ~ "no-store") { set beresp.ttl = 0s; }
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || bereq.http.X-Kept == "0") { return (abandon); }
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "5";
  synthetic("The shop is away for a moment. Please try again.");
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.http.X-Kept == "0" && req.restarts == 0) { return (restart); }
}

sub vcl_deliver {
  # A browser and what stands between must not think that it is for all.
  if (resp.http.X-Vary) {
    set resp.http.Vary = resp.http.X-Vary;
    unset resp.http.X-Vary;
    unset resp.http.Age;
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
